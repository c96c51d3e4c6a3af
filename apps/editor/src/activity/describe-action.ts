import { findMessage } from '../messages/messages.ts'

/**
 * Describes an action of the audit log; one without a message is shown by its name, so that nothing is hidden.
 *
 * @param action such as `PUT stories/:id` or `session.start` (management-api#people)
 */
export function describeAction(action: string): string {
  // Some clients publish and move with GET or PUT, and change with PATCH; it is the same action.
  const names = [action, action.replace(/^(GET|PUT) /, 'POST '), action.replace(/^PATCH /, 'PUT ')]
  return names.map((name) => findMessage(`activity.actions.${name}`)).find(Boolean) ?? action
}
