import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { useUiText } from './ui-text.tsx'

export interface OnDemandProps<Props extends object> {
  /** Must be the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>
  /** `null` fetches the part without showing it. */
  readonly props: Props | null
}

interface Loaded<Props> {
  readonly Part: ComponentType<Props>
}

/** A part that is fetched when someone first needs it. When it does not arrive, the page around it stays and offers another try. */
export function OnDemand<Props extends object>({ load, props }: OnDemandProps<Props>): ReactElement | null {
  const text = useUiText()
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (loaded !== null || failed) return undefined
    let isGone = false
    load().then(
      (Part) => {
        if (!isGone) setLoaded({ Part })
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [load, loaded, failed])

  if (props === null) return null
  if (loaded !== null) return <loaded.Part {...props} />
  if (!failed) return null
  return (
    <Notice
      role="alert"
      tone="bad"
      size="slim"
      actions={
        <Button variant="text" size="sm" onClick={() => setFailed(false)}>
          {text.retry}
        </Button>
      }
    >
      {text.errorTitle}
    </Notice>
  )
}
