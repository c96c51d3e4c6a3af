import { runWithNode } from './install/run-with-node.js'

runWithNode('tools/testing/test.ts', process.argv.slice(2))
