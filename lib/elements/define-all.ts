import { LOADERS } from './loaders.ts'
import { tagOf } from './names.ts'
import { ELEMENT_TABLES, type WidgetName } from './tables.ts'
import { widgetElement } from './widget-element.ts'

const names = Object.keys(ELEMENT_TABLES) as WidgetName[] // adapter: the keys come from our own table

// A server has no custom elements. Where the page loads a second copy, the first definition stays.
if (typeof customElements !== 'undefined') {
  for (const name of names)
    if (customElements.get(tagOf(name)) === undefined)
      customElements.define(tagOf(name), widgetElement(ELEMENT_TABLES[name], LOADERS[name]))
}
