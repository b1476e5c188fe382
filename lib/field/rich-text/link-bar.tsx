import type { Editor } from '@tiptap/core'
import { type ReactElement, useId, useState } from 'react'
import { isLinkAddress } from '../../catalogue/rich-text.ts'
import { richTextMessages } from '../../locale/zh-cn/fields/rich-text.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { editorStyles } from './rich-text-styles.ts'

export interface LinkBarProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** A text box for the address of a link. */
export function LinkBar({ editor, onClose }: LinkBarProps): ReactElement {
  const texts = useMessages(richTextMessages)
  const present: unknown = editor.getAttributes('link')['href']
  const [address, setAddress] = useState(typeof present === 'string' ? present : 'https://')
  const [wrong, setWrong] = useState(false)
  const errorId = useId()
  const apply = () => {
    const href = address.trim()
    if (!isLinkAddress(href)) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without a selection the address itself becomes the text of the link.
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <div className={editorStyles.bar}>
      <TextInput
        autoFocus
        type="url"
        aria-label={texts.linkAddress}
        aria-describedby={wrong ? errorId : undefined}
        value={address}
        invalid={wrong}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Enter') {
            event.preventDefault()
            apply()
          }
          if (event.key === 'Escape') {
            event.stopPropagation()
            editor.commands.focus()
            onClose()
          }
        }}
      />
      <Button size="sm" onClick={apply}>
        {texts.linkApply}
      </Button>
      <Button
        size="sm"
        variant="text"
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetLink().run()
          onClose()
        }}
      >
        {texts.linkRemove}
      </Button>
      {wrong ? (
        <span id={errorId} role="alert">
          {texts.linkWrong}
        </span>
      ) : null}
    </div>
  )
}
