import { type ReactElement, useState } from 'react'
import { agoText, clockText } from '../../../form/ago.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { feeTabMessages } from '../../../locale/zh-cn/fees/fee-tab.ts'
import { formMessages } from '../../../locale/zh-cn/fields/form.ts'
import { readingMessages } from '../../../locale/zh-cn/fields/reading.ts'
import { noticeOf } from '../../../provider/notices/notice-of.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { chargeText } from './charge-text.ts'
import type { ChargeEditor } from './draft/use-charge-editor.ts'

export interface ChargeNoticesProps {
  readonly editor: ChargeEditor
}

const list = css({ display: 'grid', gap: '8', paddingTop: '14', paddingInline: 'pad', _empty: { display: 'none' } })
const NO_OPTIONS = { produceCls: [], receiveWho: [] }

/** Notices about the charges: an older draft, changes by other users, and what could not be saved. */
export function ChargeNotices({ editor }: ChargeNoticesProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  const form = useMessages(formMessages)
  const reading = useMessages(readingMessages)
  const { draft, problem, rows } = editor
  const { offered } = draft
  const [now] = useState(() => Date.now())
  const names = rows
    .flatMap((row) =>
      row.theirs === null
        ? []
        : [row.stored?.refValues['produceCls'] ?? chargeText(row, 'produceCls', NO_OPTIONS) ?? texts.nameless],
    )
    .join('、')
  const who = problem?.error.conflict ?? null
  return (
    <div className={list}>
      {offered === null ? null : (
        <Notice
          role="status"
          title={form.draftTitle({
            at: clockText(offered.at),
            count: offered.rows.length + (offered.referral === null ? 0 : 1),
          })}
          actions={
            <>
              <Button size="sm" variant="primary" onClick={editor.restore}>
                {form.draftRestore}
              </Button>
              <Button size="sm" onClick={draft.drop}>
                {form.draftDrop}
              </Button>
            </>
          }
        />
      )}
      {names === '' ? null : (
        <Notice
          tone="warn"
          role="status"
          title={
            who === null
              ? texts.newer({ names })
              : texts.newerBy({ by: who.by, when: agoText(who.at, Math.max(now, who.at), reading), names })
          }
        >
          {'\u3000'}
          {texts.newerText}
        </Notice>
      )}
      {problem === null || (who !== null && (names !== '' || editor.referral.theirs !== null)) ? null : (
        <Failure problem={problem} />
      )}
    </div>
  )
}

function Failure({
  problem: { step, error },
}: {
  readonly problem: NonNullable<ChargeEditor['problem']>
}): ReactElement {
  const texts = useMessages(feeTabMessages)
  const common = useMessages(commonMessages)
  const trace = noticeOf(error)?.traceId
  return (
    <Notice tone="bad" role="alert" title={step === 'charges' ? texts.notSaved : texts.referralNotSaved}>
      <p>
        {[
          ...new Set([
            error.userMessage,
            ...error.issues.filter(({ field }) => !field.startsWith('rows[')).map(({ message }) => message),
          ]),
        ].join('；')}
      </p>
      <p>
        {texts.retryText}
        {trace === undefined ? null : ` ${common.trace({ id: trace })}`}
      </p>
    </Notice>
  )
}
