// Fetches the calculator's code when a visitor turns to it, or arrives with an estimate in the address.
import { joinOnIntent } from '../../../../ui/joinOnIntent.ts';

const place = document.querySelector<HTMLElement>('[data-calculator]');

if (place) joinOnIntent(place, place.dataset.calculator, '[data-add],[data-remove],[data-print]');
