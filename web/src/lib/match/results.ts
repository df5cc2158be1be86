// The parts that show results: loaded with their texts, and not before somebody has cards.
import { needTexts } from '../texts/texts.svelte';

const withTexts = async <Part>(part: Promise<Part>): Promise<Part> => (await Promise.all([part, needTexts('result')]))[0];

export const loadRoundResult = () => withTexts(import('../../components/table/RoundResult.svelte'));
export const loadFinished = () => withTexts(import('../../components/table/Finished.svelte'));
