import { type FunctionalComponent, h } from 'vue'

interface ChoiceButtonsProps {
  readonly label: string
  readonly words: Readonly<Record<string, string>>
  readonly value: string
  readonly choose: (word: string) => void
}

/** A few words of which one holds, side by side. */
export const ChoiceButtons: FunctionalComponent<ChoiceButtonsProps> = ({ label, words, value, choose }) =>
  h(
    'div',
    { class: 'docs-choice', role: 'group', 'aria-label': label },
    Object.entries(words).map(([word, shown]) =>
      h(
        'button',
        { key: word, type: 'button', 'aria-pressed': word === value ? 'true' : 'false', onClick: () => choose(word) },
        shown,
      ),
    ),
  )
ChoiceButtons.props = ['label', 'words', 'value', 'choose']
