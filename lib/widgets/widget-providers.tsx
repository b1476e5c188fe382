import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { MessageOverrides } from '../locale/messages.ts'
import type { Appearance } from '../provider/appearance/appearance.ts'
import {
  CoreContext,
  type FangkitEvent,
  type ProviderSettings,
  SettingsContext,
  useCore,
  useSettings,
} from '../provider/provider-context.ts'
import type { Fallback, Slots } from '../provider/slots/slots.ts'
import { useHostCallback } from '../provider/callbacks/use-host-callback.ts'
import { useStable } from '../provider/use-stable.ts'

/** Props of every widget beside its own; props that are left out come from the provider. @public */
export interface WidgetOwn {
  /** Texts to replace in this widget. */
  readonly messages?: MessageOverrides | undefined
  /** Components to replace in this widget; null removes one. */
  readonly components?: Slots | undefined
  /** Appearance of this widget; overrides that of the provider. */
  readonly appearance?: Appearance | undefined
  /** Shown instead of the widget when it crashes; null shows nothing. */
  readonly fallback?: Fallback | undefined
  /** Receives every event of this widget; the provider's `onEvent` receives it too. */
  readonly onEvent?: ((event: FangkitEvent) => void) | undefined
}

export interface WidgetProvidersProps {
  readonly own: WidgetOwn
  readonly children: ReactNode
}

const NOTHING = {}

/** Merges the props of one widget over those of the provider. */
export function WidgetProviders({ own, children }: WidgetProvidersProps): ReactElement {
  const core = useCore()
  const settings = useSettings()
  const messages = useStable(own.messages ?? NOTHING)
  const components = useStable(own.components ?? NOTHING)
  const appearance = useStable<Appearance>(own.appearance ?? NOTHING)
  const notifyHost = useHostCallback(own.onEvent, 'onEvent')
  const widgetCore = useMemo(
    () => ({
      ...core,
      emit: (event: FangkitEvent) => {
        core.emit(event)
        notifyHost(event)
      },
    }),
    [core, notifyHost],
  )
  const laid = useMemo<ProviderSettings>(
    () => ({
      ...settings,
      messages: laidOver(settings.messages, messages),
      slots: { ...settings.slots, ...components },
      appearance: {
        ...settings.appearance,
        ...appearance,
        variables: { ...settings.appearance.variables, ...appearance.variables },
      },
    }),
    [settings, messages, components, appearance],
  )
  return (
    <CoreContext.Provider value={widgetCore}>
      <SettingsContext.Provider value={laid}>{children}</SettingsContext.Provider>
    </CoreContext.Provider>
  )
}

type Tree = Readonly<Record<string, unknown>>

/** Merges texts of the widget over those of the provider, text by text. */
function laidOver(under: MessageOverrides, over: MessageOverrides): MessageOverrides {
  const lay = (a: Tree, b: Tree): Tree => ({
    ...a,
    ...Object.fromEntries(
      Object.entries(b).map(([name, text]) => [name, isTree(text) && isTree(a[name]) ? lay(a[name], text) : text]),
    ),
  })
  return lay({ ...under }, { ...over })
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}
