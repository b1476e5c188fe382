import { type ReactElement, useId } from 'react'
import type { SavedView } from '../../domain/grid/saved-view.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useDictionary } from '../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'

export interface ViewPublishingProps {
  readonly view: SavedView
  readonly busy: boolean
  readonly onPublish: (role: string | null) => void
}

/** Dictionary of all roles. */
const ROLES = 'SYS_ROLE'

/**
 * Lets managers publish a view as the default of a role. Uses buttons, because the list of a select would open outside
 * the panel.
 */
export function ViewPublishing({ view, busy, onPublish }: ViewPublishingProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const { entries } = useDictionary(ROLES)
  const id = useId()
  const published = view.role ?? null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser
    <div role="group" aria-labelledby={id}>
      <p id={id}>{texts.viewPublish}</p>
      {[{ key: null, value: texts.viewNobody }, ...entries].map(({ key, value }) => (
        <Button
          key={key}
          size="sm"
          variant={key === published ? 'primary' : 'text'}
          aria-pressed={key === published}
          disabled={busy}
          onClick={() => (key === published ? undefined : onPublish(key))}
        >
          {value}
        </Button>
      ))}
    </div>
  )
}
