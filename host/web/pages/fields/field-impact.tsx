import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import { Button, Notice, SkeletonBlock } from 'fangkit/ui'
import { projectPath } from '../../paths.ts'
import { panelMessages as texts } from './panel-messages.ts'
import type { FieldUseAnswer } from './use-field-use.ts'

export interface FieldImpactProps {
  readonly answer: FieldUseAnswer
  /** What the draft does to forms that is new. */
  readonly change: 'asks' | 'hides' | null
  /** Wire name of the field, to lead to it in a case. */
  readonly name: string
}

/** How many open cases use the field, and whom the draft affects. */
export function FieldImpact({ answer: { use, error, retry }, change, name }: FieldImpactProps): ReactElement {
  const [named, setNamed] = useState(false)
  if (use === undefined)
    return error === null ? (
      <div role="status" className="portal-field-use" aria-label={texts.counting}>
        <SkeletonBlock width={160} />
        <small>{texts.counting}</small>
      </div>
    ) : (
      <Notice
        tone="warn"
        actions={
          <Button size="sm" onClick={retry}>
            {texts.retry}
          </Button>
        }
      >
        {texts.notCounted}
      </Notice>
    )
  const { cases, more, used, asked, askedCases } = use
  return (
    <>
      <dl className="portal-field-use">
        <div>
          <dt>{more ? texts.countedFirst(cases) : texts.countedIn(cases)}</dt>
          <dd>
            <b>{texts.filled(used)}</b>
            {asked > 0 ? <span>{texts.stillEmpty(asked)}</span> : null}
          </dd>
        </div>
      </dl>
      {change === 'hides' && used > 0 ? <Notice tone="warn">{texts.hides(used)}</Notice> : null}
      {change === 'asks' && asked === 0 ? <Notice tone="ok">{texts.asksNobody}</Notice> : null}
      {change === 'asks' && asked > 0 ? (
        <Notice tone="warn" title={texts.asks(asked)}>
          {texts.askHint}
        </Notice>
      ) : null}
      {asked > 0 ? (
        <>
          <Button size="sm" variant="link" aria-expanded={named} onClick={() => setNamed(!named)}>
            {named
              ? texts.hideThem
              : asked > askedCases.length
                ? texts.showFirst(askedCases.length)
                : texts.showThem(asked)}
          </Button>
          {named ? (
            <ul className="portal-field-cases">
              {askedCases.map(({ id, prjNo, address }) => (
                <li key={id}>
                  <Link to={projectPath(id, { tab: 'detail', field: name })}>{prjNo}</Link> <small>{address}</small>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
    </>
  )
}
