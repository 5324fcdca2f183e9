CREATE TABLE "direct_channels" (
	"person" text PRIMARY KEY NOT NULL,
	"channel" text,
	"closed_at" bigint,
	"told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "direct_queue" (
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"game" bigint NOT NULL,
	"at" bigint NOT NULL,
	"try_at" bigint NOT NULL,
	"nonce" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "direct_queue_person_kind_game_pk" PRIMARY KEY("person","kind","game")
);
--> statement-breakpoint
ALTER TABLE "dailies" ADD COLUMN "try_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dailies" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "replaced" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "hinted" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_since" bigint;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "act_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "show_at" bigint DEFAULT 0;--> statement-breakpoint
ALTER TABLE "winter_hours" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "direct_queue_try" ON "direct_queue" USING btree ("try_at");--> statement-breakpoint
CREATE INDEX "dailies_try" ON "dailies" USING btree ("try_at");--> statement-breakpoint
CREATE INDEX "tournaments_act" ON "tournaments" USING btree ("stage","act_at");--> statement-breakpoint
CREATE INDEX "tournaments_show" ON "tournaments" USING btree ("show_at");--> statement-breakpoint
CREATE INDEX "winter_hours_try" ON "winter_hours" USING btree ("lease_until");