import { registerHooks } from 'node:module'

/**
 * Octokit, 88 MB, fetches templates of new projects from GitHub for the tool's command `create` alone. It is not
 * installed here (overrides of package.json); what imports it gets a class that does nothing.
 */
const OCTOKIT = 'data:text/javascript,export class Octokit {}'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'octokit' ? { url: OCTOKIT, shortCircuit: true } : next(specifier, context),
})
