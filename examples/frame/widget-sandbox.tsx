import type { MemoryTransport } from 'fangkit/testing'
import { Fragment, type ReactElement, type ReactNode, useMemo } from 'react'
import type { Address } from './address.ts'
import { jsxOf } from './jsx-of.ts'
import { PropsPanel } from './props-panel.tsx'
import { type SandboxProviderProps, Sandbox, type Stage } from './sandbox.tsx'
import { type CallbackProps, type WidgetName, type WidgetProps, widgetRows } from './widget-rows.ts'
import { followed, namesIn, valuesOf } from './widget-values.ts'

export interface WidgetSandboxProps<W extends WidgetName, S extends Partial<WidgetProps[W]>> {
  readonly folder: string
  readonly widget: W
  readonly transport: MemoryTransport
  readonly user?: string
  /** The initial props; the address overrides those that can be written as text. */
  readonly start: S
  /** Which parameters of the address an event changes, when its payload uses other names. */
  readonly follow?: Readonly<Record<string, Readonly<Record<string, string | null>>>>
  /** Draws the widget. `props` are those of the panel, with callbacks that write to the log. */
  readonly children: (
    props: Partial<WidgetProps[W]> & CallbackProps<W> & S,
    providerProps: SandboxProviderProps,
    write: Address['write'],
  ) => ReactNode
}

const REFUSED = '示例页拦下了，去掉右边的勾再试。'
/** The provider reports these events for every widget. */
const PROVIDER_EVENTS = ['onEvent', 'onError']

/** A sandbox with a panel of the widget's props, read from its table. */
export function WidgetSandbox<W extends WidgetName, S extends Partial<WidgetProps[W]>>({
  folder,
  widget,
  transport,
  user,
  start,
  follow = {},
  children,
}: WidgetSandboxProps<W, S>): ReactElement {
  const rows = useMemo(() => widgetRows(widget), [widget])
  const reading = ({ address }: Stage) => valuesOf(rows.texts, address.read, { ...start })
  const propsFor = (stage: Stage): Readonly<Record<string, unknown>> => {
    const { address, log } = stage
    const { values } = reading(stage)
    const taken = namesIn(address.read, 'take')
    const held = namesIn(address.read, 'hold')
    const events = rows.events
      .filter(({ name, asked }) => !PROVIDER_EVENTS.includes(name) && (asked === null || taken.includes(name)))
      .map(
        ({ name }) =>
          [
            name,
            (payload: unknown) => {
              log(name, payload)
              const changes = { ...followed(rows, values, payload), ...follow[name] }
              if (Object.keys(changes).length > 0) address.write(changes)
            },
          ] as const,
      )
    const hooks = rows.hooks.map(
      ({ name }) =>
        [
          name,
          (draft: unknown) => {
            log(name, draft)
            return held.includes(name) ? REFUSED : true
          },
        ] as const,
    )
    return { ...values, ...Object.fromEntries([...events, ...hooks]) }
  }
  /** Props that a widget reads only when it mounts. Changing one has to mount the widget again. */
  const startOf = (stage: Stage) =>
    JSON.stringify(Object.entries(reading(stage).values).filter(([name]) => name.startsWith('default')))
  return (
    <Sandbox
      folder={folder}
      transport={transport}
      {...(user !== undefined && { user })}
      panel={(stage) => (
        <PropsPanel rows={rows} address={stage.address} start={{ ...start }} errors={reading(stage).errors} />
      )}
      jsx={(stage) => jsxOf(rows.component, reading(stage).values, stage.providerProps.appearance)}
    >
      {(providerProps, stage) => {
        // adapter: the row of each prop reads its value, and callbacks have the names of the table
        const props = propsFor(stage) as Partial<WidgetProps[W]> & CallbackProps<W> & S
        return <Fragment key={startOf(stage)}>{children(props, providerProps, stage.address.write)}</Fragment>
      }}
    </Sandbox>
  )
}
