import type { ReactNode } from 'react'
import type { Scope } from '../../../catalogue/kind.ts'
import { amountInWords, isWithoutDeposit, NO_DEPOSIT } from '../../../domain/trade/amount-words.ts'
import { fieldMessages } from '../../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../../provider/use-messages.ts'

/** Notes below the amounts of a contract: the amounts in words. */
export function amountNotes(names: readonly string[], values: Scope): Readonly<Record<string, ReactNode>> {
  return Object.fromEntries(
    names.flatMap((name): readonly (readonly [string, ReactNode])[] => {
      const words = amountInWords(values[name])
      if (name === 'hf2hDeposit' && isWithoutDeposit(values[name])) return [[name, NO_DEPOSIT]]
      return words === null ? [] : [[name, <InWords key={name} words={words} />]]
    }),
  )
}

function InWords({ words }: { readonly words: string }): ReactNode {
  return useMessages(fieldMessages).inWords({ words })
}
