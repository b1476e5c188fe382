import type { ReactElement } from 'react'
import type { IncomeCheck } from '../../../../contract/fee/income-calls.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useFangkit } from '../../../../provider/use-fangkit.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'

export interface CheckHintsProps {
  readonly check: Pick<IncomeCheck, 'checkMsg' | 'checkPriceUrl' | 'hints'>
}

const list = css({ display: 'grid', gap: '4' })

/** The findings of a check, one per line; without any, its message. */
export function CheckHints({ check: { checkMsg, checkPriceUrl, hints } }: CheckHintsProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const { client } = useFangkit()
  const lines = hints !== null && hints.length > 0 ? hints : [checkMsg ?? ''].filter((line) => line !== '')
  const original = checkPriceUrl === null || checkPriceUrl === '' ? null : client.urlOf(checkPriceUrl)
  return (
    <>
      {lines.length === 0 ? null : (
        <ul className={list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {original === null ? null : (
        <a href={original} target="_blank" rel="noopener noreferrer">
          {texts.readOriginal}
        </a>
      )}
    </>
  )
}
