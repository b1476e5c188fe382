import { useMemo } from 'react'
import type { MessagePack } from '../locale/message-pack.ts'
import type { Messages } from '../locale/messages.ts'
import { mergeTexts } from './merge-texts.ts'
import { useCore, useSettings } from './provider-context.ts'

/** The texts of a pack, in the provider's language and with the host's messages. @public */
export function useMessages<N extends keyof Messages>(pack: MessagePack<N, Messages[N]>): Messages[N] {
  const { askText } = useCore()
  const { locale, messages } = useSettings()
  return useMemo(
    () => mergeTexts(askText, pack.texts, locale?.messages[pack.name], messages[pack.name]),
    [askText, pack, locale, messages],
  )
}
