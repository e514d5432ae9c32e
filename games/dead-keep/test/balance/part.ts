// A process of the balance: plays the plans it is given and prints one line for each.
import { playedOf, type Plan } from './quest.ts';

for (const plan of JSON.parse(process.argv[2]!) as Plan[]) console.log(JSON.stringify(playedOf(plan)));
