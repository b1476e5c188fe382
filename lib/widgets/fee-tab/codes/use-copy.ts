import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { useMessages } from '../../../provider/use-messages.ts'

/** Returns a function that copies a text and shows the user whether it was copied. */
export function useCopy(): (text: string) => void {
  const common = useMessages(commonMessages)
  const notify = useNotify()
  return (text) => {
    // Without a secure context, `navigator.clipboard` does not exist.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => notify({ tone: 'success', title: common.copied }),
        () => notify({ tone: 'error', title: common.copyFailed }),
      )
  }
}
