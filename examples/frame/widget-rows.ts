import type { ConfigGridProps } from 'fangkit/config-grid'
import type { FeeTabProps } from 'fangkit/fee-tab'
import type { FlowTabProps } from 'fangkit/flow-tab'
import type { FormPreviewProps } from 'fangkit/form-preview'
import type { ImageViewerProps } from 'fangkit/image-viewer'
import type { PapersTabProps } from 'fangkit/papers-tab'
import type { ProjectDetailProps } from 'fangkit/project-detail'
import { safeParse } from 'valibot'
import { ELEMENT_TABLES, type WidgetName } from '../../lib/elements/tables.ts'

/** The props of each widget that has a table. */
export interface WidgetProps extends Record<WidgetName, object> {
  'project-detail': ProjectDetailProps
  'fee-tab': FeeTabProps
  'flow-tab': FlowTabProps
  'papers-tab': PapersTabProps
  'form-preview': FormPreviewProps
  'config-grid': ConfigGridProps
  'image-viewer': ImageViewerProps
}

/** The callbacks that report events. The frame sets all of them except those that a host takes over. */
export type CallbackProps<W extends WidgetName> = {
  [K in keyof WidgetProps[W] as K extends `on${string}` ? K : never]: WidgetProps[W][K]
}

/** A prop that can be written as text and therefore stored in the address. */
export interface TextRow {
  readonly name: string
  readonly about: string
  readonly type: string
  /** The allowed words; null when any text is allowed. */
  readonly words: readonly string[] | null
  /** Converts a text to a value, or returns what is wrong with it. */
  read(text: string): { readonly value: unknown } | { readonly error: string }
}

/** Everything the frame offers for a widget, read from its table. */
export interface WidgetRows {
  readonly component: string
  readonly texts: readonly TextRow[]
  /**
   * Called after something happened. The widget gets those with `asked` only on request, because it then offers more.
   */
  readonly events: readonly { readonly name: string; readonly about: string; readonly asked: string | null }[]
  /** Called before something happens. */
  readonly hooks: readonly { readonly name: string; readonly about: string }[]
}

const wordsOf = (schema: object): readonly string[] | null =>
  'options' in schema && Array.isArray(schema.options) ? schema.options.map(String) : null

export function widgetRows(widget: WidgetName): WidgetRows {
  const { component, props, events, hooks } = ELEMENT_TABLES[widget]
  return {
    component,
    texts: Object.entries(props).flatMap(([name, { about, type, schema, fromText }]): readonly TextRow[] => {
      if (fromText === null) return []
      const read: TextRow['read'] = (text) => {
        const value = fromText(text)
        return safeParse(schema, value).success ? { value } : { error: `${name} 不能是“${text}”，应为 ${type}` }
      }
      return [{ name, about, type, words: wordsOf(schema), read }]
    }),
    events: Object.entries(events).map(([name, { about, asked }]) => ({ name, about, asked: asked?.about ?? null })),
    hooks: Object.entries(hooks).map(([name, { about }]) => ({ name, about })),
  }
}

export type { WidgetName }
