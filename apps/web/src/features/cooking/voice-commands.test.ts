import { describe, expect, it } from "vitest";
import { commandHeard } from "@/features/cooking/voice-commands";

describe("a voice command", () => {
  it.each([
    ["next", "next"],
    ["Next step.", "next"],
    ["back", "previous"],
    ["go back please", "previous"],
    ["repeat", "repeat"],
    ["start timer", "timer"],
    ["start the timer", "timer"],
    ["siguiente", "next"],
    ["Siguiente paso", "next"],
    ["atrás", "previous"],
    ["Atras", "previous"],
    ["repite", "repeat"],
    ["temporizador", "timer"],
    ["inicia el temporizador", "timer"],
    ["pon el temporizador", "timer"],
    ["stop", "stop"],
    ["stop the timer", "stop"],
    ["pause timer", "stop"],
    ["para", "stop"],
    ["para el temporizador", "stop"],
    ["¡Silencio!", "stop"],
    ["unstoppable", null],
    ["", null],
    ["background", null],
    ["the next thing I will do is peel some onions", null],
    ["good soup", null],
  ])("%j means %s", (said, command) => {
    expect(commandHeard(said)).toBe(command);
  });
});
