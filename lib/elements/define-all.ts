import { LOADERS } from './loaders.ts'
import { tagOf } from './names.ts'
import { ELEMENT_TABLES, type WidgetName } from './tables.ts'
import { widgetElement } from './widget-element.ts'

const names = Object.keys(ELEMENT_TABLES) as WidgetName[] // adapter: the keys of our own table

// On a server there are no elements; a page that holds a second copy keeps the first one's.
if (typeof customElements !== 'undefined') {
  for (const name of names)
    if (customElements.get(tagOf(name)) === undefined)
      customElements.define(tagOf(name), widgetElement(ELEMENT_TABLES[name], LOADERS[name]))
}
