import { describe, expect, it } from 'vitest'
import { passwordFault } from './password-rule.ts'

const EMAIL = 'ada.lovelace@example.com'

describe('management-api#sessions a password', () => {
  it.each([
    ['11 characters', 'abcdefghijk'],
    ['11 emoji, which are 22 units of text', '😀🚀🌍🎈🍀🐢🎹📐🧭🪁🧩'],
    ['129 characters', 'ä'.repeat(129)],
    ['no text', undefined],
  ])('of %s is refused for its length', (_what, password) => {
    expect(passwordFault(password)).toMatch(/12 to 128 characters/)
  })

  it.each([
    ['a word that everybody tries', 'password1234'],
    ['the same with signs for letters', '!P4$$w0rd!!2026'],
    ['the same in German', 'Passwort12345'],
    ['digits in a row', '123456789012'],
    ['digits in a row, backwards', '0987654321098'],
    ['keys in a row', 'qwertyuiop123'],
    ['keys in a row of a German keyboard', '##qwertzuiop#'],
    ['the alphabet', 'abcdefghijklm'],
    ['spaces', ' '.repeat(12)],
    ['one letter', 'a'.repeat(20)],
    ['two digits again and again', '121212121212'],
    ['its owner’s address', 'Ada.Lovelace@example.com'],
  ])('that is %s is refused as one that is guessed first', (_what, password) => {
    expect(passwordFault(password, EMAIL)).toMatch(/guessed first/)
  })

  it.each([
    ['four words', 'correct-horse-battery'],
    ['a sentence with a common word in it', 'my password is a heron'],
    ['twelve emoji', '😀🚀🌍🎈🍀🐢🎹📐🧭🪁🧩🎯'],
    ['128 characters', `Mein Zürich ${'ä'.repeat(116)}`],
    ['what a program made', 'x7Kp2-vQz9mT'],
  ])('of %s is taken', (_what, password) => {
    expect(passwordFault(password, EMAIL)).toBeUndefined()
  })
})
