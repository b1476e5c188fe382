import { Plus, QrCode, RefreshCw } from 'lucide-react'
import { type ReactElement, Suspense, useId, useState } from 'react'
import { isOn } from '../../catalogue/kind.ts'
import { commissionCalls } from '../../contract/fee/commission-calls.ts'
import { mayCombine } from '../../domain/fee/fee-status.ts'
import { project } from '../../domain/project/project.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { feeTabMessages } from '../../locale/zh-cn/fees/fee-tab.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useFkMutation } from '../../provider/queries/use-fk-mutation.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import type { ChargeEditor } from './charges/draft/use-charge-editor.ts'
import type { FeeActions, FeeData } from './fee-actions.ts'
import type { FeeSubTab } from './fee-tab-props.ts'

export interface FeeToolsProps {
  readonly projectId: string
  readonly data: FeeData
  readonly actions: FeeActions
  readonly editor: ChargeEditor
  readonly editAccess: { readonly blocked: string | null } | null
  readonly subTab: FeeSubTab
  /** Keys of the ticked incomes. */
  readonly selected: readonly string[]
  readonly onChooseOrders: () => void
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  marginInlineStart: 'auto',
  paddingBlock: '8',
})

const named = css({ display: 'flex', alignItems: 'center', gap: '8', color: 'ink-2' })

/** Actions on the ledger, beside its lists. @source FEE-006 to FEE-010, FEE-012 */
export function FeeTools(props: FeeToolsProps): ReactElement {
  const { projectId, actions, editor, editAccess, subTab } = props
  const texts = useMessages(feeTabMessages)
  const { save } = useMessages(commonMessages)
  const { referral, setReferral, saving, unsaved } = editor
  const closed = editAccess !== null && editAccess.blocked !== null
  const shut = { disabled: closed, title: editAccess?.blocked ?? undefined }
  const labelId = useId()
  const onCharges = subTab === 'charges'
  return (
    <div className={line}>
      {editAccess === null ? null : (
        <>
          <span className={named}>
            <span id={labelId}>{project.groups['referral']?.label}</span>
            <Switch
              aria-labelledby={labelId}
              value={isOn(referral.values.hf20Ctrl3)}
              changed={referral.values.hf20Ctrl3 !== (referral.stored.hf20Ctrl3 ?? 0)}
              {...shut}
              readOnly={saving}
              onChange={(on) => setReferral('hf20Ctrl3', on ? 1 : 0)}
            />
          </span>
          <PayCodeButton {...props} closed={shut} />
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            {...shut}
            onClick={() => actions.openExpense({ action: 'add' })}
          >
            {texts.addExpense}
          </Button>
          <Button size="sm" icon={<Plus aria-hidden />} {...shut} onClick={() => actions.openIncome({ action: 'add' })}>
            {texts.addIncome}
          </Button>
          <Button
            size="sm"
            variant="primary"
            loading={saving}
            disabled={closed || !onCharges || (unsaved === 0 && !saving)}
            title={
              editAccess.blocked ??
              (onCharges
                ? unsaved === 0
                  ? texts.nothingToSave
                  : texts.unsaved({ count: unsaved })
                : texts.saveElsewhere)
            }
            onClick={() => void editor.save()}
          >
            {save}
          </Button>
        </>
      )}
      <RefreshButton projectId={projectId} onRefreshed={actions.refresh} />
    </div>
  )
}

const PayWay = lazyPart(() => import('./pay-way.tsx').then(({ PayWay }) => PayWay))

/**
 * Makes a payment code over the ticked orders, or over the only one that can be paid; of several, one for all or one
 * each.
 * @source FEE-007, FEE-025, INC-004, INC-005, OPN-059, ERR-045
 */
function PayCodeButton({
  data,
  actions,
  selected,
  onChooseOrders,
  closed,
}: FeeToolsProps & {
  readonly closed: { readonly disabled: boolean; readonly title: string | undefined }
}): ReactElement {
  const texts = useMessages(feeTabMessages)
  const notify = useNotify()
  const [separately, setSeparately] = useState(false)
  const ticked = data.incomes.filter(({ keyValue }) => keyValue !== null && selected.includes(keyValue))
  const payable = ticked.length > 0 ? ticked : data.incomes.filter(mayCombine)
  // Where one order alone can be paid, there is nothing to choose.
  const orderIds =
    ticked.length > 0 || payable.length === 1
      ? payable.flatMap(({ hf54ObjId }) => (hf54ObjId === null ? [] : [hf54ObjId]))
      : []
  const press = (): void => {
    if (orderIds.length > 0) actions.openPayCode(orderIds, orderIds.length > 1 && separately)
    else
      notify({
        tone: 'warning',
        title: texts.noUnpaidOrder,
        action: { label: texts.chooseOrders, onAct: onChooseOrders },
      })
  }
  return (
    <>
      {orderIds.length > 1 ? (
        <Suspense fallback={null}>
          <PayWay separately={separately} onChange={setSeparately} />
        </Suspense>
      ) : null}
      <Button size="sm" icon={<QrCode aria-hidden />} {...closed} onClick={press}>
        {texts.payCode}
      </Button>
    </>
  )
}

/** The server corrects the commission state, then the ledger loads again. @source FEE-012 */
function RefreshButton({
  projectId,
  onRefreshed,
}: {
  readonly projectId: string
  readonly onRefreshed: () => void
}): ReactElement {
  const texts = useMessages(feeTabMessages)
  const notify = useNotify()
  const { mutate, isPending } = useFkMutation(
    (prjId: string, client) => client.call(commissionCalls.doRefreshPrjCommissionState, { prjId }),
    {
      onSuccess: onRefreshed,
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify({ ...notice, title: texts.refreshFailed({ why: notice.title }) })
        // Loads the ledger even when the correction failed: other users may have changed it.
        onRefreshed()
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
