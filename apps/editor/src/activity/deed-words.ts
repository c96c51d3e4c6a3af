import { findMessage } from '../messages/messages.ts'

/**
 * What an entry of the audit trail says was done. One that has no words here is shown by its name, so that
 * nothing is ever hidden.
 *
 * @param action such as `PUT stories/:id` or `session.start` (management-api#people)
 */
export function deedWords(action: string): string {
  // Some clients publish and move with GET or PUT, and change with PATCH; it is the same deed.
  const names = [action, action.replace(/^(GET|PUT) /, 'POST '), action.replace(/^PATCH /, 'PUT ')]
  return names.map((name) => findMessage(`activity.actions.${name}`)).find(Boolean) ?? action
}
