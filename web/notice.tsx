import { words } from './words.ts'

/** A page with nothing but a sentence and the way back. */
export const Notice = ({ text }: { readonly text: string }) => (
  <main id="content" class="notice" tabIndex={-1}>
    <h1>{text}</h1>
    <p>
      <a class="act" href="/">
        {words.toTheHouse}
      </a>
    </p>
  </main>
)
