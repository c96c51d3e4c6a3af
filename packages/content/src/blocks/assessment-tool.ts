import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs } from './example-content.ts'

/** A self-assessment, embedded (EMBED-1). */
export const assessmentTool = defineBlock('assessment-tool', {
  label: 'Assessment tool',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    url: text({
      label: 'Address of the tool',
      help: 'On the host of embedded tools; {host} stands for it, as in https://{host}/assessment/pmo-maturity.',
    }),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'assessment-tool',
      _uid: 'assessment-tool-usual',
      heading: 'Where does your project office stand?',
      description: richParagraphs(
        'Twenty questions, about eight minutes. The result stays with you unless you send it.',
      ),
      url: 'https://{host}/assessment/pmo-maturity',
      theme: 'light',
    },
    'address of another host': {
      component: 'assessment-tool',
      _uid: 'assessment-tool-foreign',
      heading: 'Where does your project office stand?',
      url: 'https://tools.example/elsewhere',
    },
    least: { component: 'assessment-tool', _uid: 'assessment-tool-least' },
  },
})

export type AssessmentTool = BlockOf<typeof assessmentTool>
