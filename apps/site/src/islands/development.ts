/** What development loads in place of the loader: the loader, and a page that follows what is saved. */
import './loader.ts'

import.meta.hot?.on('page:changed', () => location.reload())
