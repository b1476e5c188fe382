import type { ReactElement } from 'react'
import { guidance } from '../../client/queries/help-plans.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Spinner } from '../../ui/indicators/spinner.tsx'

export interface FieldHelpProps {
  /** Help identifier. */
  readonly id: string
  /** The field's own hint, shown above the help text. */
  readonly hint?: string | undefined
}

const box = css({ display: 'grid', gap: '4', textAlign: 'start', whiteSpace: 'pre-line' })

/** Shows the help text of a help identifier. */
export function FieldHelp({ id, hint }: FieldHelpProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const { data, isError } = useFkQuery(guidance(id))
  return (
    <span className={box}>
      {hint === undefined ? null : <span>{hint}</span>}
      {data ? (
        <>
          <b>{data.hf18Title}</b>
          <span>{data.hf18FldDesc}</span>
          {data.hf18FldDesc2 === null ? null : (
            <span>
              {texts.helpOffline}：{data.hf18FldDesc2}
            </span>
          )}
        </>
      ) : isError ? (
        <span>{texts.helpFailed}</span>
      ) : (
        <Spinner size={14} />
      )}
    </span>
  )
}
