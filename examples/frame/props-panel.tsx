import type { ReactElement } from 'react'
import type { Address } from './address.ts'
import { PropInput } from './prop-input.tsx'
import type { WidgetRows } from './widget-rows.ts'
import { namesIn, type ReadValues, textIn, withName } from './widget-values.ts'

export interface PropsPanelProps {
  readonly rows: WidgetRows
  readonly address: Address
  readonly start: Readonly<Record<string, unknown>>
  readonly errors: ReadValues['errors']
}

/** Lists every prop that can be written as text, the hooks that can refuse, and the callbacks a host can take over. */
export function PropsPanel({ rows, address, start, errors }: PropsPanelProps): ReactElement {
  const asked = rows.events.filter((event) => event.asked !== null)
  const switches = (list: string, names: readonly { readonly name: string; readonly about: string }[]) =>
    names.map(({ name, about }) => (
      <label key={name} className="sandbox-switch">
        <input
          type="checkbox"
          checked={namesIn(address.read, list).includes(name)}
          onChange={(event) =>
            address.write({ [list]: withName(namesIn(address.read, list), name, event.target.checked) })
          }
        />
        <span>
          <code>{name}</code> {about}
        </span>
      </label>
    ))
  const change = (name: string, text: string | null) => {
    const first = textIn(() => null, start, name)
    address.write({ [name]: text === first || (text === 'false' && first === null) ? null : text })
  }
  return (
    <>
      <section className="sandbox-part" aria-label="属性">
        <h2>
          属性 <code>{rows.component}</code>
        </h2>
        {rows.texts.map((row) => (
          <PropInput
            key={row.name}
            row={row}
            text={textIn(address.read, start, row.name)}
            error={errors[row.name] ?? null}
            onChange={(text) => change(row.name, text)}
          />
        ))}
      </section>
      {rows.hooks.length > 0 && (
        <fieldset className="sandbox-part">
          <legend>拦下</legend>
          {switches('hold', rows.hooks)}
        </fieldset>
      )}
      {asked.length > 0 && (
        <fieldset className="sandbox-part">
          <legend>由页面接手</legend>
          {switches(
            'take',
            asked.map(({ name, asked: about }) => ({ name, about: about ?? '' })),
          )}
        </fieldset>
      )}
    </>
  )
}
