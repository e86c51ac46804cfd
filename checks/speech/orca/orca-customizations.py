# Loaded by Orca from this folder: writes what Orca says, a line an utterance, instead of giving it to a voice.
import os

from orca import speech

spoken = open(os.environ["SPEECH_LOG"], "a", buffering=1, encoding="utf-8")


def write(text, *_, **__):
    spoken.write(" ".join(text.split()) + "\n")


speech._speak = write
speech.speakCharacter = write
# The echo of keys that are typed.
speech.speakKeyEvent = lambda *_, **__: None
