import { embedAddress } from '../fields/embed-address.ts'
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
    url: embedAddress({
      label: 'Address of the tool',
      help: 'On the host of embedded tools; {host} stands for it, as in //{host}/assessment/pmo-maturity.',
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
      url: '//{host}/assessment/pmo-maturity',
      theme: 'light',
    },
    'address of another host': {
      component: 'assessment-tool',
      _uid: 'assessment-tool-foreign',
      heading: 'Where does your project office stand?',
      url: 'https://tools.example/elsewhere',
    },
    least: { component: 'assessment-tool', _uid: 'assessment-tool-least' },
    most: {
      component: 'assessment-tool',
      _uid: 'assessment-tool-most',
      heading: 'How early would you know?',
      description: richParagraphs(
        'Twenty questions about baselines, forecasts and who reads them.',
        'You see your own answers beside those of 214 project offices, by size and industry.',
      ),
      url: '//{host}/assessment/pmo-maturity?edition=2024',
      theme: 'dark',
      editable: false,
    },
    tinted: {
      component: 'assessment-tool',
      _uid: 'assessment-tool-tinted',
      url: '{host}/assessment/pmo-maturity',
      theme: 'tinted',
    },
    hostile: {
      component: 'assessment-tool',
      _uid: 'assessment-tool-hostile',
      heading: 'A heading that has to hold, however long it grows, '.repeat(6).trim(),
      description: richParagraphs('<b>Markup</b> & words', 'Unbreakable'.repeat(6)),
      url: 'https://{host}@tools.example/"><script>alert(1)</script>',
      theme: 'brand',
    },
  },
})

export type AssessmentTool = BlockOf<typeof assessmentTool>
