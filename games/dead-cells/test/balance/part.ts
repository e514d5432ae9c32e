// One process of the measurement: it plays the campaigns it is told to and prints each as a line of JSON.
import { playCampaign, type Plan } from './campaign.ts';

const plans = JSON.parse(process.argv[2]!) as readonly Plan[];
for (const plan of plans) {
  try {
    console.log(JSON.stringify(playCampaign(plan)));
  } catch (error) {
    process.exitCode = 1;
    console.error(`${plan.seats} players, campaign ${plan.n}:`, error);
  }
}
