import { Keyboard } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Button, Dialog, Kbd, Switch } from 'fangkit/ui'
import { KEY_GROUPS, keyText } from './keys.ts'
import { lettersOn, saveLetters } from './letter-keys.ts'
import { keyboardMessages } from './keyboard-messages.ts'
import './key-sheet.css'

/** Every key of the portal, by the part of the page it acts in. */
export function KeySheet({ onClose }: { readonly onClose: () => void }): ReactElement {
  const [letters, setLetters] = useState(lettersOn)
  return (
    <Dialog
      open
      title={keyboardMessages.title}
      icon={<Keyboard aria-hidden />}
      width="720px"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {keyboardMessages.close}
        </Button>
      }
    >
      <div className="portal-key-sheet">
        {KEY_GROUPS.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ keys, text }) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd>
                    {keys.map((shortcut) => (
                      <Kbd key={keyText(shortcut)}>{keyText(shortcut)}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="portal-key-sheet-letters">
        <Switch
          value={letters}
          label={keyboardMessages.letters}
          onChange={(on) => {
            saveLetters(on)
            setLetters(on)
          }}
        />
        <p>{keyboardMessages.lettersNote}</p>
      </div>
    </Dialog>
  )
}
