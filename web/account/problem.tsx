/** What is wrong with what was sent, told at once to those who cannot see it. */
export const Problem = ({ text }: { readonly text: string | null }) => (
  <div role="alert">{text !== null && <p class="problem">{text}</p>}</div>
)
