import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, Dialog, EmptyState, Notice, Spinner, TextInput } from 'fangkit/ui'
import { MenuIcon } from '../menu/menu-icon.tsx'
import type { MenuNode } from '../menu/menu-tree.ts'
import type { OpenTabs } from '../tabs/open-tabs.ts'
import { pageTargets, type Target, type TargetGroup } from './jump-targets.ts'
import { messages } from './messages.ts'
import { useFoundProjects } from './use-found-projects.ts'
import './jump-box.css'

export interface JumpBoxProps {
  readonly nodes: readonly MenuNode[]
  readonly tabs: OpenTabs
  readonly onClose: () => void
}

const box = 'portal-jump-box-box'
const list = 'portal-jump-box-list'
const option = 'portal-jump-box-option'
const note = 'portal-jump-box-note'

/** Searches all pages of the menu and all cases: type, choose with the arrow keys, press Enter. */
export function JumpBox({ nodes, tabs, onClose }: JumpBoxProps): ReactElement {
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const text = typed.trim()
  const projects = useFoundProjects(text)
  const groups: readonly TargetGroup[] = [
    ...pageTargets(nodes, tabs, text),
    ...(projects.targets.length > 0 ? [{ key: 'projects' as const, targets: projects.targets }] : []),
  ]
  const targets = groups.flatMap((group) => group.targets)
  const chosen = targets[Math.min(at, targets.length - 1)]
  const go = (target: Target | undefined) => {
    if (!target) return
    onClose()
    void navigate(target.path)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || targets.length === 0) return
    const now = Math.min(at, targets.length - 1)
    if (event.key === 'ArrowDown') setAt((now + 1) % targets.length)
    else if (event.key === 'ArrowUp') setAt((now + targets.length - 1) % targets.length)
    else if (event.key === 'Enter') go(chosen)
    else return
    event.preventDefault()
  }
  const nothing = text !== '' && targets.length === 0 && !projects.searching && !projects.error
  return (
    <Dialog
      open
      title={messages.title}
      width="620px"
      padded={false}
      onClose={onClose}
      closeOnScrim
      initialFocus={() => input.current}
    >
      <div className={box}>
        <TextInput
          ref={input}
          role="combobox"
          aria-label={messages.title}
          aria-expanded={targets.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${id}${chosen.id}` : undefined}
          placeholder={messages.placeholder}
          maxLength={60}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <div id={`${id}list`} role="listbox" aria-label={messages.results} className={list}>
          {groups.map(({ key, targets: some }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
            <div key={key} role="group" aria-label={messages[key]}>
              <div role="presentation">{messages[key]}</div>
              {some.map((target) => (
                <Option
                  key={target.id}
                  id={`${id}${target.id}`}
                  target={target}
                  chosen={target === chosen}
                  onGo={() => go(target)}
                  onPoint={() => setAt(targets.indexOf(target))}
                />
              ))}
            </div>
          ))}
        </div>
        {nothing ? <EmptyState title={messages.none(text)}>{messages.noneText}</EmptyState> : null}
        {projects.error ? (
          <Notice
            tone="bad"
            size="slim"
            actions={
              <Button size="sm" variant="text" onClick={projects.retry}>
                {messages.retry}
              </Button>
            }
          >
            {messages.failed}：{projects.error.userMessage}
          </Notice>
        ) : null}
        <div className={note} role="status">
          {projects.searching ? (
            <>
              <Spinner />
              {messages.searching}
            </>
          ) : (
            messages.keys
          )}
        </div>
      </div>
    </Dialog>
  )
}

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

interface OptionProps {
  readonly id: string
  readonly target: Target
  readonly chosen: boolean
  readonly onGo: () => void
  readonly onPoint: () => void
}

function Option({ id, target: { name, note: beside, icon }, chosen, onGo, onPoint }: OptionProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above handles the keys, and points to this option
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={option}
      ref={chosen ? intoView : undefined}
      onClick={onGo}
      onPointerMove={chosen ? undefined : onPoint}
    >
      <MenuIcon name={icon} />
      <span>{name}</span>
      {beside === '' ? null : <small>{beside}</small>}
    </div>
  )
}
