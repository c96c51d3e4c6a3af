/** The languages of the editor. */
export type EditorLanguage = 'en' | 'de'

export function isEditorLanguage(name: unknown): name is EditorLanguage {
  return name === 'en' || name === 'de'
}
