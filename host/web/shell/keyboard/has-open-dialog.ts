/** True while a dialog or a drawer is open; keys of the page do nothing then. */
export const hasOpenDialog = (): boolean =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null
