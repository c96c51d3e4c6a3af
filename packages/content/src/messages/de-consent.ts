import type { enConsent } from './en-consent.ts'

/** What visitors are asked about cookies and the like, in German. */
export const deConsent: typeof enConsent = {
  consent: {
    banner: 'Cookies',
    question:
      'Dürfen wir Besuche zählen, unsere Kampagnen messen und Filme anderer Websites abspielen? Dabei werden Daten in Ihrem Browser gespeichert. Nichts davon geschieht, solange Sie nicht zustimmen.',
    accept: 'Alles annehmen',
    reject: 'Alles ablehnen',
    choose: 'Selbst auswählen',
    accepted: 'Sie haben alles angenommen.',
    rejected: 'Sie haben alles abgelehnt.',
    change: 'Jederzeit ändern',
    hide: 'Hinweis ausblenden',
    heading: 'Ihre Auswahl',
    necessary: 'Notwendiges',
    necessaryText:
      'Was Sie in einem Formular zu schreiben begonnen haben, und diese Auswahl selbst. Immer an; nichts davon sagt anderen, wer Sie sind.',
    media: 'Filme anderer Websites',
    mediaText:
      'Filme bei YouTube, Vimeo und anderen werden abgespielt, ohne dass Sie jedes Mal gefragt werden. Die Anbieter erfahren dann Ihre Netzadresse und können Daten in Ihrem Browser speichern.',
    statistics: 'Statistik',
    statisticsText: 'Zählt, welche Seiten gelesen werden und was auf ihnen gedrückt wird.',
    marketing: 'Marketing',
    marketingText: 'Misst, welche unserer Kampagnen Besucher bringen, und zeigt Ihnen passende.',
    save: 'Auswahl speichern',
    saved: 'Ihre Auswahl ist gespeichert. Sie gilt ein Jahr, oder bis Sie sie hier ändern.',
    withoutScript:
      'In Ihrem Browser sind Skripte ausgeschaltet. Ohne sie wird nie etwas über das Notwendige hinaus geladen oder gespeichert; es gibt also nichts auszuwählen.',
    noTags:
      'Diese Website zählt nichts und verfolgt niemanden; gefragt wird deshalb nur nach Filmen.',
  },
}
