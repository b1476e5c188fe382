import { RefreshCw } from 'lucide-react'
import type { ReactElement } from 'react'
import { UNIT_LABEL } from '../../catalogue/unit.ts'
import { commissionCalls } from '../../contract/fee/commission-calls.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { cellNumber } from '../../field/numbers/cell-number.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { flowTabMessages } from '../../locale/zh-cn/flow/flow-tab.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useFkMutation } from '../../provider/queries/use-fk-mutation.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { css } from '../../styled-system/css/index.js'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

export interface FlowSumProps {
  readonly projectId: string
  /** Called after the server has corrected the commission state. */
  readonly onRefreshed: () => void
  /** In yuan: of the case for managers, otherwise the user's own. */
  readonly total: number | null
  readonly earned: number | null
  readonly ofCase: boolean
}

const line = css({ color: 'ink-2' })
const figure = css({ color: 'ink', fontWeight: 'strong' })
const note = css({ textStyle: 'note', color: 'ink-3' })

/** The commission of a case. @source FLW-005, ROL-010, OPN-067 */
export function FlowSum({ projectId, onRefreshed, total, earned, ofCase }: FlowSumProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const { empty } = useMessages(commonMessages)
  const yuan = (amount: number): string => cellNumber(flowJob.fields.flowJobCommissionFee, amount)
  return (
    <span className={line}>
      {ofCase ? texts.totalOfCase : texts.totalMine} <b className={figure}>{total === null ? empty : yuan(total)}</b>
      {total === null ? null : ` ${UNIT_LABEL.yuan}`}
      {total === null || earned === null || earned === 0 ? null : (
        <span className={note}>
          {'\u3000'}
          {texts.earned({ amount: yuan(earned) })}
        </span>
      )}
      <RefreshButton projectId={projectId} onRefreshed={onRefreshed} />
    </span>
  )
}

/** The server corrects the commission state of the case, then the flows load again. @source OPN-005 */
function RefreshButton({ projectId, onRefreshed }: Pick<FlowSumProps, 'projectId' | 'onRefreshed'>): ReactElement {
  const texts = useMessages(flowTabMessages)
  const notify = useNotify()
  const { mutate, isPending } = useFkMutation(
    (objId: string, client) => client.call(commissionCalls.doRefreshPrjCommissionState, { objId }),
    {
      onSuccess: onRefreshed,
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify({ ...notice, title: texts.refreshFailed({ why: notice.title }) })
      },
    },
  )
  return (
    <IconButton
      size="sm"
      icon={<RefreshCw aria-hidden />}
      label={texts.refresh}
      loading={isPending}
      onClick={() => mutate(projectId)}
    />
  )
}
