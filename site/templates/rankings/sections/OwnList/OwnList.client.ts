// Fetches what adds up the marks when a visitor turns to the sheet, or arrives with a list in the address.
import { joinOnIntent } from '../../../../ui/joinOnIntent.ts';

const place = document.querySelector<HTMLElement>('[data-own-list]');

if (place) joinOnIntent(place, place.dataset.ownList, '[data-print]');
