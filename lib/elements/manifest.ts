import { nameOn } from '../widgets/read-props.ts'
import type { AnyTable } from '../widgets/widget-table.ts'
import { attributeOf, eventOf, tagOf } from './names.ts'
import { ELEMENT_TABLES } from './tables.ts'

/** Builds the custom elements manifest, which editors read to complete tags. */
export function elementsManifest(): object {
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/elements/elements.js',
        declarations: Object.values(ELEMENT_TABLES).map(declaration),
        exports: Object.values(ELEMENT_TABLES).map(({ widget: name, component }) => ({
          kind: 'custom-element-definition',
          name: tagOf(name),
          declaration: { name: `Fangkit${component}Element` },
        })),
      },
    ],
  }
}

function declaration({ widget: name, component, about, props, events, hooks, methods }: AnyTable): object {
  const rows = Object.entries(props).map(([prop, row]) => ({ name: nameOn(prop, row), row }))
  const asked = Object.values(events).flatMap(({ asked: declared }) => declared ?? [])
  return {
    kind: 'class',
    customElement: true,
    tagName: tagOf(name),
    name: `Fangkit${component}Element`,
    description: about,
    attributes: [
      ...rows
        .filter(({ row }) => row.fromText !== null)
        .map(({ name: own, row }) => ({
          name: attributeOf(own),
          fieldName: own,
          type: { text: row.type },
          description: row.about,
        })),
      ...asked.map(({ as, about: said }) => ({
        name: attributeOf(as),
        fieldName: as,
        type: { text: 'boolean' },
        description: said,
      })),
    ],
    members: [
      ...rows.map(({ name: own, row }) => ({
        kind: 'field',
        name: own,
        type: { text: row.type },
        description: row.about,
      })),
      ...Object.entries(methods).map(([own, method]) => ({
        kind: 'method',
        name: own,
        type: { text: method.signature },
        description: method.about,
      })),
    ],
    events: [
      ...Object.entries(events).map(([prop, { detail, about: said }]) => ({
        name: eventOf(prop),
        type: { text: `CustomEvent<${detail}>` },
        description: said,
      })),
      ...Object.entries(hooks).map(([prop, { draft, answer, about: said }]) => ({
        name: eventOf(prop),
        type: { text: `CustomEvent<BeforeDetail<${draft}, ${answer}>>` },
        description: said,
      })),
    ],
  }
}
