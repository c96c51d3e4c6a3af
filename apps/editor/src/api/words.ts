import { defineWords } from '../language/define-words.ts'

/** The content system says these in English itself. */
const OWN_WORDS: Readonly<Partial<Record<string | number, string>>> = {}

/** What is said when something was refused, or nobody answered. */
export const WORDS = defineWords({
  en: {
    unreachable: 'The server cannot be reached.',
    answered: (status: number) => `The server answered ${status}.`,
    said: (sentence: string) => sentence,
    refusals: OWN_WORDS,
    fields: OWN_WORDS,
  },
  de: {
    unreachable: 'Der Server ist nicht erreichbar.',
    answered: (status: number) => `Der Server antwortete mit ${status}.`,
    said: (sentence: string) => `Der Server antwortete: „${sentence}“`,
    refusals: {
      403: 'Ihre Rolle erlaubt das nicht. Bitten Sie einen Inhaber der Website darum.',
      404: 'Das gibt es hier nicht mehr. Vielleicht hat es jemand gelöscht.',
      409: 'Inzwischen hat jemand anderes gespeichert. Sehen Sie es sich an und versuchen Sie es noch einmal.',
      413: 'Das ist zu groß.',
      429: 'Das war zu viel auf einmal. Versuchen Sie es gleich noch einmal.',
      500: 'Der Server konnte die Anfrage nicht beantworten.',
      503: 'Der Server kann gerade nichts speichern; es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
    },
    fields: {
      'story.slug':
        'Diese Adresse geht nicht: Sie ist schon vergeben, gehört der Website selbst oder hat andere Zeichen als Buchstaben, Ziffern und Bindestriche.',
      'story.group_id':
        'Für diese Sprache gibt es schon eine Übersetzung. Trennen Sie zuerst die andere.',
      'story.translation': 'Für diese Sprache gibt es schon eine Übersetzung.',
      'story.name': 'Dieser Name geht nicht: Er ist leer oder zu lang.',
      'person.email':
        'Diese E-Mail-Adresse geht nicht: Sie ist schon vergeben oder nicht vollständig.',
      'person.name': 'Dieser Name geht nicht: Er ist leer, zu lang oder hat mehrere Zeilen.',
      'person.role': 'Diese Rolle geht nicht: Die Website braucht mindestens einen Inhaber.',
      'datasource.name': 'Geben Sie der Liste einen Namen.',
      'datasource.slug':
        'Dieser Kurzname geht nicht: Er ist schon vergeben oder hat andere Zeichen als Kleinbuchstaben, Ziffern und Bindestriche.',
      'datasource_entry.name': 'Geben Sie dem Eintrag einen Namen.',
      'datasource_entry.value': 'Dieser Wert geht nicht: Er ist leer oder schon vergeben.',
      'redirect.from':
        'Diese alte Adresse geht nicht: Sie ist schon vergeben oder kein Pfad wie /alt/preise.',
      'redirect.to':
        'Dieses Ziel geht nicht: Gebraucht wird ein Pfad oder eine Adresse mit https://, ohne Benutzernamen und Passwort.',
      'webhook_endpoint.endpoint':
        'Diese Adresse geht nicht: Sie beginnt mit https:// oder http:// und ist von hier erreichbar.',
      'webhook_endpoint.name': 'Geben Sie dem Webhook einen Namen.',
      'api_key.name': 'Geben Sie dem Token einen Namen.',
      filename: 'Dateien dieser Art werden nicht angenommen.',
      'release.name': 'Geben Sie dem Paket einen Namen.',
      'story_scheduling.publish_at': 'Wählen Sie einen Tag und eine Uhrzeit in der Zukunft.',
      'share.ends_at': 'Wählen Sie ein Ende in der Zukunft.',
    },
  },
})
