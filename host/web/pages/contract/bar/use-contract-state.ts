import { noticeOf, useConfirm, useFkMutation, useNotify } from 'fangkit'
import { type SaleContractDocument, saleContractCalls } from 'fangkit/contract'
import { contractMessages } from '../contract-messages.ts'

export interface ContractStateActions {
  readonly finish: () => Promise<void>
  readonly reopen: (reason: string) => void
  readonly isPending: boolean
}

/** Finishes a contract, and reopens it. */
export function useContractState(
  { prjId, record: { version } }: Pick<SaleContractDocument, 'prjId' | 'record'>,
  onChanged: () => void,
): ContractStateActions {
  const notify = useNotify()
  const confirm = useConfirm()
  const { finishing, reopening } = contractMessages
  const { mutate, isPending } = useFkMutation(
    (reason: string | null, client) =>
      reason === null
        ? client.call(saleContractCalls.doFinish, { prjId, version })
        : client.call(saleContractCalls.doReturn, { prjId, version, reason }),
    {
      onSuccess: (_answer, reason) => {
        notify({ tone: 'success', title: reason === null ? finishing.done : reopening.done })
        onChanged()
      },
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify(notice)
        if (error.conflict) onChanged()
      },
    },
  )
  return {
    finish: async () => {
      if (await confirm({ title: finishing.title, text: finishing.text, confirmLabel: contractMessages.finish }))
        mutate(null)
    },
    reopen: (reason) => mutate(reason),
    isPending,
  }
}
