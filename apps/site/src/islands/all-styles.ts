/** The whole style sheet, for the preview; building it also puts fonts and the icon in their place. */
import.meta.glob('../{ui,blocks,layouts}/**/*.css', { eager: true })

import 'virtual:brand-styles'
