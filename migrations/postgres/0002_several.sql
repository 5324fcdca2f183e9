ALTER TABLE "games" ADD COLUMN "act_at" bigint;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "due_holder" bigint;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "due_until" bigint;--> statement-breakpoint
CREATE INDEX "games_act" ON "games" USING btree ("act_at");--> statement-breakpoint
UPDATE "games" SET "act_at" = 0 WHERE "stage" = 'running';
