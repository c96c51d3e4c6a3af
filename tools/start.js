import { runWithNode } from './install/run-with-node.js'

runWithNode('tools/run/start.ts', process.argv.slice(2), 'running')
