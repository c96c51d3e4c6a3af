/** All style sheets as one, for preview. Building it also puts fonts and the icon in place. */
import.meta.glob('../{ui,blocks,layouts}/**/*.css', { eager: true })

import 'virtual:brand-styles'
