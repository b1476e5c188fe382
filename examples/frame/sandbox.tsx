import type { FangkitError, FangkitEvent } from 'fangkit'
import type { MemoryScenario, MemoryTransport } from 'fangkit/testing'
import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { type Address, addressWith, useAddress } from './address.ts'
import { Choice } from './choice.tsx'
import { CodePanel } from './code-panel.tsx'
import { type LoggedEvent, withEvent } from './event-list.ts'
import { EventLog } from './event-log.tsx'
import './frame.css'
import { DENSITIES, followScheme, lookOf, SCHEMES, WIDTHS, wordOf } from './looks.ts'
import { useOuterPage } from './outer-page.ts'
import { PEOPLE } from './people.ts'
import { exampleIn } from './readme.ts'
import { SCENARIOS, scenarioOf } from './scenario.ts'

/** The provider props that the switches of the frame set, with the callbacks that fill the log. */
export interface SandboxProviderProps {
  readonly appearance: ReturnType<typeof lookOf>
  readonly onEvent: (event: FangkitEvent) => void
  readonly onError: (error: FangkitError) => void
}

/** What the frame provides to a panel beside the example. */
export interface Stage {
  readonly address: Address
  readonly providerProps: SandboxProviderProps
  readonly log: (name: string, payload: unknown) => void
}

export interface SandboxProps {
  /** The folder. Its README provides title and idea; its files are the code to copy. */
  readonly folder: string
  /** The in-memory back end whose scenarios can be switched; absent when the example has none. */
  readonly transport?: MemoryTransport
  /** The current user, on pages that can switch users. */
  readonly user?: string
  /** Additional switches of the example. */
  readonly panel?: (stage: Stage) => ReactNode
  /** Returns the JSX for the current props. */
  readonly jsx?: (stage: Stage) => string
  readonly children: (providerProps: SandboxProviderProps, stage: Stage) => ReactNode
}

/** The frame of every example: title, switches that are stored in the address, event log and code. */
export function Sandbox({ folder, transport, user, panel, jsx, children }: SandboxProps): ReactElement {
  const address = useAddress()
  useOuterPage(address)
  // The page around it has these two itself.
  const framed = address.read('in') !== null
  const [events, setEvents] = useState<readonly LoggedEvent[]>([])
  const [scenario, setScenario] = useState<MemoryScenario>(() => scenarioOf(location.search))
  const { title, idea } = exampleIn(folder)
  const look = lookOf(address.read)
  const width = wordOf(WIDTHS, address.read('width'))
  const log = useCallback(
    (name: string, payload: unknown) => setEvents((before) => withEvent(before, name, payload)),
    [],
  )
  const providerProps = useMemo<SandboxProviderProps>(
    () => ({
      appearance: { scheme: look.scheme, density: look.density },
      onEvent: ({ type, source, ...details }) =>
        log(`${source} · ${type}`, Object.keys(details).length > 0 ? details : null),
      onError: ({ code, userMessage, op }) => log('onError', { code, userMessage, op }),
    }),
    [look.scheme, look.density, log],
  )
  const stage: Stage = { address, providerProps, log }
  useEffect(() => followScheme(look.scheme), [look.scheme])

  /** Only these scenarios change the initial data, so they reload the page. The others are switched while it runs. */
  const change = (next: string) => {
    if (next === 'empty' || scenario === 'empty') return location.assign(addressWith(location.href, { scenario: next }))
    address.write({ scenario: next })
    const known = scenarioOf(location.search)
    transport?.setScenario(known)
    setScenario(known)
  }
  return (
    <>
      <header className="sandbox-head">
        <a href="../">全部示例</a>
        <h1>{title}</h1>
        <p>{idea}</p>
        <fieldset className="sandbox-bar" aria-label="怎样看">
          {transport && <Choice label="场景" words={SCENARIOS} value={scenario} onChange={change} />}
          {user !== undefined && (
            <Choice
              label="身份"
              words={PEOPLE}
              value={user}
              onChange={(word) => location.assign(addressWith(location.href, { user: word }))}
            />
          )}
          {!framed && (
            <Choice
              label="配色"
              words={SCHEMES}
              value={look.scheme}
              onChange={(word) => address.write({ scheme: word })}
            />
          )}
          <Choice
            label="密度"
            words={DENSITIES}
            value={look.density}
            onChange={(word) => address.write({ density: word })}
          />
          {!framed && (
            <Choice label="宽度" words={WIDTHS} value={width} onChange={(word) => address.write({ width: word })} />
          )}
        </fieldset>
      </header>
      <div className="sandbox-street">
        <main className="sandbox-stage">
          <div className="sandbox-preview" data-width={width}>
            {children(providerProps, stage)}
          </div>
        </main>
        <aside className="sandbox-aside" aria-label="属性与事件">
          {panel?.(stage)}
          <EventLog events={events} onClear={() => setEvents([])} />
        </aside>
      </div>
      <CodePanel folder={folder} jsx={jsx?.(stage) ?? null} />
    </>
  )
}
