import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password-rule.ts'

const KNOWN = {
  email: 'ada.lovelace@example.com',
  name: 'Ada Lovelace',
  site: ['Nordwand', 'nordwand'],
}

describe('management-api#sessions a password', () => {
  it.each([
    ['11 characters', 'abcdefghijk'],
    ['11 emoji, which are 22 units of text', '😀🚀🌍🎈🍀🐢🎹📐🧭🪁🧩'],
    ['129 characters', 'ä'.repeat(129)],
    ['no text', undefined],
  ])('of %s is refused for its length', async (_what, password) => {
    expect(await passwordProblem(password)).toMatch(/12 to 128 characters/)
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
  ])('that is %s is rejected as easy to guess', async (_what, password) => {
    expect(await passwordProblem(password, KNOWN)).toMatch(/easy to guess/)
  })

  it.each(
    (
      'passwordpassword 1qaz2wsx3edc q1w2e3r4t5y6 1q2w3e4r5t6y zaq12wsxcde3 qazwsxedcrfv asdfghjkl123 ' +
      '1234qwerasdf qwer1234asdf qwerty123456 asdfasdfasdf abc123abc123 trustno1trustno1 monkeymonkey ' +
      'hallohallo12 michaeljackson sunshine1234 computer1234 internet1234 admin1234567 januar202626'
    ).split(' '),
  )('that people really use is refused: %s', async (password) => {
    expect(await passwordProblem(password, KNOWN)).toMatch(/easy to guess: many people use it/)
  })

  it.each([
    'nordwand12345',
    'Nordwand2026!!',
    'NordwandNordwand',
    'AdaLovelace1',
    'adalovelace2026',
  ])('that is little more than a name is rejected with that reason: %s', async (password) => {
    expect(await passwordProblem(password, KNOWN)).toMatch(/easy to guess: most of it is your name/)
  })

  it.each([
    ['four words', 'correct-horse-battery'],
    ['a sentence with a common word in it', 'my password is a heron'],
    ['twelve emoji', '😀🚀🌍🎈🍀🐢🎹📐🧭🪁🧩🎯'],
    ['128 characters', `Mein Zürich ${'ä'.repeat(116)}`],
    ['random characters', 'x7Kp2-vQz9mT'],
    ['a sentence with a name of the site', 'why does Nordwand whistle at night'],
    ['a sentence that many know', 'ein roter Fahrstuhl im Juli'],
  ])('of %s is accepted', async (_what, password) => {
    expect(await passwordProblem(password, KNOWN)).toBeUndefined()
  })
})
