import type { Warning } from '@prospectus/protocol/management/story'
import { defineWords } from '../../language/define-words.ts'

type Values = Readonly<Record<string, string | number>>
type Sentence = (values: Values) => string

const EN: Readonly<Record<string, Sentence>> = {
  'dead-link': ({ name }) =>
    name === undefined
      ? 'A link leads to a page that is gone. Visitors see its words without the link.'
      : `A link leads to “${name}”, which is not published. Visitors see its words without the link.`,
  'no-page-link': ({ name }) =>
    `A link leads to “${name}”, which is no page. Visitors do not see this button, and of a link in a text only its words.`,
  'unknown-form': ({ id }) =>
    `There is no published form “${id}”. Visitors read that the form is not available.`,
  'redirect-nowhere': ({ name }) =>
    name === undefined
      ? 'The destination of the redirect is empty, or no address that visitors can be sent to. They read that there is no such page.'
      : `The redirect leads to “${name}”, which is not published, is no page or leads nowhere itself. Visitors read that there is no such page.`,
  'redirect-circle': ({ address }) =>
    `The redirect leads in a circle, by way of ${address}. Visitors read that there is no such page.`,
  'chosen-not-shown': ({ name, language }) =>
    name === undefined
      ? 'A story that is chosen here is gone. Visitors do not see it.'
      : `“${name}” is chosen here, but not published in the language of this page (${language}). Visitors do not see it.`,
  'samples-shown': () =>
    'No testimonial is published in the language of this page. Visitors see four made-up sample figures.',
  'no-alt': ({ name }) =>
    `The picture ${name} has no alternative text. Describe it, or mark it as decorative.`,
  'title-length': ({ letters }) =>
    `The title in search results has ${letters} letters. 30 to 60 are shown whole and say enough.`,
  'no-description': () =>
    'There is no description for search results. They will show some words of the page.',
  'description-length': ({ letters }) =>
    `The description in search results has ${letters} letters. 120 to 160 are shown whole and say enough.`,
  'heading-jump': ({ from, to }) =>
    `A heading ${to} follows a heading ${from}: a level is left out.`,
  'empty-page': () => 'The page has no blocks. Visitors see an empty page.',
  'empty-block': () => 'The block is empty. Fill it in, or delete it.',
  'small-picture': ({ name, width, least }) =>
    `The picture ${name} is ${width} pixels wide. From ${least} on it is sharp here.`,
  'same-title': ({ name, address }) =>
    `Search results show “${name}” (${address}) with the same title.`,
  'original-changed': ({ name }) =>
    `“${name}”, the original, was published after this translation was last changed.`,
  'translation-behind': ({ name, address }) =>
    `The translation “${name}” (${address}) was not changed since. Does it still say the same?`,
  'translation-not-linked': () =>
    'This page is not linked with an original. Visitors cannot change to it from another language.',
  'translation-not-published': ({ name, address }) =>
    `The translation “${name}” (${address}) is not published. Visitors read this page instead.`,
}

const DE: Readonly<Record<string, Sentence>> = {
  'dead-link': ({ name }) =>
    name === undefined
      ? 'Ein Link führt zu einer Seite, die es nicht mehr gibt. Besucher sehen seine Wörter ohne Link.'
      : `Ein Link führt zu „${name}“, einer unveröffentlichten Seite. Besucher sehen seine Wörter ohne Link.`,
  'no-page-link': ({ name }) =>
    `Ein Link führt zu „${name}“, das keine Seite ist. Besucher sehen diese Schaltfläche nicht, und von einem Link im Text nur seine Wörter.`,
  'unknown-form': ({ id }) =>
    `Es gibt kein veröffentlichtes Formular „${id}“. Besucher lesen, dass das Formular nicht verfügbar ist.`,
  'redirect-nowhere': ({ name }) =>
    name === undefined
      ? 'Das Ziel der Weiterleitung ist leer oder keine Adresse, zu der Besucher geleitet werden können. Sie lesen, dass es die Seite nicht gibt.'
      : `Die Weiterleitung führt zu „${name}“: nicht veröffentlicht, keine Seite oder selbst ohne Ziel. Besucher lesen, dass es die Seite nicht gibt.`,
  'redirect-circle': ({ address }) =>
    `Die Weiterleitung führt im Kreis, über ${address}. Besucher lesen, dass es die Seite nicht gibt.`,
  'chosen-not-shown': ({ name, language }) =>
    name === undefined
      ? 'Ein hier ausgewählter Inhalt ist gelöscht. Besucher sehen ihn nicht.'
      : `„${name}“ ist hier ausgewählt, aber nicht in der Sprache dieser Seite (${language}) veröffentlicht. Besucher sehen diesen Eintrag nicht.`,
  'samples-shown': () =>
    'In der Sprache dieser Seite ist keine Kundenstimme veröffentlicht. Besucher sehen vier erfundene Beispielzahlen.',
  'no-alt': ({ name }) =>
    `Das Bild ${name} hat keinen Alternativtext. Beschreiben Sie es, oder kennzeichnen Sie es als Schmuck.`,
  'title-length': ({ letters }) =>
    `Der Titel in Suchergebnissen hat ${letters} Zeichen. 30 bis 60 werden ganz gezeigt und sagen genug.`,
  'no-description': () =>
    'Es gibt keine Beschreibung für Suchergebnisse. Sie zeigen dann irgendwelche Wörter der Seite.',
  'description-length': ({ letters }) =>
    `Die Beschreibung in Suchergebnissen hat ${letters} Zeichen. 120 bis 160 werden ganz gezeigt und sagen genug.`,
  'heading-jump': ({ from, to }) =>
    `Auf eine Überschrift ${from} folgt eine Überschrift ${to}: Eine Ebene fehlt.`,
  'empty-page': () => 'Die Seite hat keine Blöcke. Besucher sehen eine leere Seite.',
  'empty-block': () => 'Der Block ist leer. Füllen Sie ihn aus, oder löschen Sie ihn.',
  'small-picture': ({ name, width, least }) =>
    `Das Bild ${name} ist ${width} Pixel breit. Ab ${least} ist es hier scharf.`,
  'same-title': ({ name, address }) =>
    `In Suchergebnissen hat „${name}“ (${address}) denselben Titel.`,
  'original-changed': ({ name }) =>
    `„${name}“, das Original, wurde veröffentlicht, nachdem diese Übersetzung zuletzt geändert wurde.`,
  'translation-behind': ({ name, address }) =>
    `Die Übersetzung „${name}“ (${address}) wurde seither nicht geändert. Sagt sie noch dasselbe?`,
  'translation-not-linked': () =>
    'Diese Seite ist mit keinem Original verknüpft. Besucher können nicht aus einer anderen Sprache zu ihr wechseln.',
  'translation-not-published': ({ name, address }) =>
    `Die Übersetzung „${name}“ (${address}) ist nicht veröffentlicht. Besucher lesen stattdessen diese Seite.`,
}

const SENTENCES = defineWords({ en: EN, de: DE })

/** A warning in a sentence; what this editor does not know, in the server's words. */
export function warningWords({ kind, message, values = {} }: Warning): string {
  return SENTENCES[kind]?.(values) ?? message
}
