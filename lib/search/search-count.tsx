import type { ReactElement } from 'react'
import { searchMessages } from '../locale/zh-cn/search.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { Kbd } from '../ui/indicators/kbd.tsx'

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '8' })
const number = css({ textStyle: 'note', color: 'ink-3', whiteSpace: 'nowrap' })

/** In the search box: how many fields match, and the key that closes the list. */
export function SearchCount({ count }: { readonly count: number }): ReactElement {
  const texts = useMessages(searchMessages)
  return (
    <span className={row}>
      <span aria-hidden className={number}>
        {texts.count({ count })}
      </span>
      <Kbd>{texts.escape}</Kbd>
    </span>
  )
}
