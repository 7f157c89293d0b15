import { useState } from 'preact/hooks'
import { checkShuffle } from '../api.ts'
import { judge, recall } from '../shuffle.ts'
import { words } from '../words.ts'

/** After the match: was the deal anybody's choice? The page computes it itself. */
export const ShuffleCheck = ({ id }: { readonly id: string }) => {
  const [told, setTold] = useState<string | null>(null)
  const check = async (): Promise<void> => {
    const reply = await checkShuffle(id)
    setTold(reply.ok ? words.verdicts[judge(reply.value, recall(localStorage, id))] : reply.error)
  }
  return (
    <>
      <button type="button" class="button" onClick={() => void check()}>
        {words.checkShuffle}
      </button>
      <p role="status">{told}</p>
    </>
  )
}
