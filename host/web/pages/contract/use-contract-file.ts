import { noticeOf, useFkMutation, useNotify } from 'fangkit'
import type { SaleContractDocument } from 'fangkit/contract'
import { saveFile } from '../save-file.ts'
import { contractMessages } from './contract-messages.ts'

/** Downloads the contract as PDF, which the server draws from the same text. */
export function useContractFile(): {
  readonly download: (contract: Pick<SaleContractDocument, 'prjId' | 'caseName'>) => void
  readonly isPending: boolean
} {
  const notify = useNotify()
  const { mutate, isPending } = useFkMutation(
    ({ prjId }: Pick<SaleContractDocument, 'prjId' | 'caseName'>, client) =>
      client.download({ path: 'form/contract', method: 'POST', body: { prjId, use: 'download' } }),
    {
      onSuccess: (file, { caseName }) => {
        const name = contractMessages.fileName(caseName)
        saveFile(file, name)
        notify({ tone: 'success', title: contractMessages.saved(name) })
      },
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify(notice)
      },
    },
  )
  return { download: mutate, isPending }
}
