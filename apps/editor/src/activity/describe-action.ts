import { findMessage } from '../messages/messages.ts'

/**
 * Describes an action of the audit log. An action without a message is shown by its name, never hidden.
 *
 * @param action such as `PUT stories/:id` or `session.start` (management-api#people)
 */
export function describeAction(action: string): string {
  // Some clients publish and move with GET or PUT, and update with PATCH: these count as the same action.
  const names = [action, action.replace(/^(GET|PUT) /, 'POST '), action.replace(/^PATCH /, 'PUT ')]
  return names.map((name) => findMessage(`activity.actions.${name}`)).find(Boolean) ?? action
}
